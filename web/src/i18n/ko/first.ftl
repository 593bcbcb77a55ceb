## First page

games = 게임
players = { $least }~{ $most }명
minutes = 약 { $minutes }분
minutes-range = 약 { $least }~{ $most }분
complexity = 난이도 { $level }/5
play-now =
    { $together ->
        [yes] 봇과 함께 바로 시작
       *[no] 봇과 바로 시작
    }
play-now-alone = 혼자 바로 시작
opponents =
    { $together ->
        [yes] 함께할 봇 수
       *[no] 상대 봇 수
    }
level = 봇 수준
play-bots =
    { $count ->
        [0] 혼자
       *[other] 봇 { $count }명
    }
change = 바꾸기
level-random = 무작위
level-easy = 쉬움
level-medium = 보통
level-hard = 어려움
nickname = 닉네임
nickname-help = 같은 테이블 사람들에게 보이는 이름이에요. 가입은 필요 없어요.
nickname-other = 다른 이름 추천
nickname-suggestions = 느긋한 수달|운 좋은 왜가리|호기심 많은 여우|햇살 오소리|다정한 곰|날쌘 제비|명랑한 울새|졸린 부엉이|용감한 딱정벌레|상냥한 고래|재빠른 스라소니|씩씩한 도롱뇽|영리한 까치|끈기 있는 달팽이|떠도는 거위|당찬 참새
make-table = 테이블을 만들어 링크 공유하기
rules-of-table = 게임 설정
preset = 게임 방식
preset-own = 직접 고르기
preset-own-help = 아래에서 규칙을 하나씩 바꿔요.
