## Sharing a link

share-sheet = 공유…
share-code = QR 코드
share-code-of = QR 코드: { $link }
share-code-help = 휴대전화 카메라로 비춰 보세요.
share-invite = 같이 { $name } 해요
share-table = 공유
share-table-help = 링크를 연 사람은 게임을 관전할 수 있어요.
share-watch = 게임 관전하기: { $name }
share-picture = 그림으로 저장
share-picture-unpainted = 이 브라우저에서는 그림으로 바꿀 수 없어서 SVG 파일로 저장했어요. 어느 브라우저에서나 열려요.
