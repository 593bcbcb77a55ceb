## 곁에 두는 규칙

rulebook = 규칙
rulebook-key = 규칙 (? 키)
rulebook-title = { $name } 규칙
rulebook-search = 규칙에서 찾기
rulebook-found =
    { $count ->
        [0] 규칙에 그런 말은 없어요.
       *[other] { $count }곳을 찾았어요
    }
rulebook-things = 게임판에 있는 것
rulebook-ask = 게임판에 있는 것 위에 포인터를 잠시 두거나 손가락으로 길게 누르면 무엇인지 알려 줘요. 키보드에서는 i 키예요.
rulebook-here = 이 테이블에서는
